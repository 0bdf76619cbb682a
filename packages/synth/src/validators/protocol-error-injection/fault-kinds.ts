/** What is said of a fault wherever it stands. */
export interface FaultKind {
  readonly id: string;
  /** Null for sound messages. */
  readonly layer: string | null;
  readonly severity: string;
  readonly detectability: string;
}

/** The kinds of faults and of harmless differences. */
export const faultKinds: ReadonlyMap<string, FaultKind> = new Map([
  kind("malformed_request_line", "syntax", "medium", "bytes"),
  kind("space_before_colon", "syntax", "high", "bytes"),
  kind("missing_host", "syntax", "medium", "bytes"),
  kind("truncated_json", "syntax", "medium", "bytes"),
  kind("trailing_comma", "syntax", "low", "bytes"),
  kind("nan_literal", "syntax", "medium", "bytes"),
  kind("unescaped_control", "syntax", "medium", "bytes"),
  kind("invalid_utf8", "syntax", "high", "bytes"),
  kind("byte_order_mark", "syntax", "low", "bytes"),
  kind("duplicate_key", "syntax", "high", "bytes"),
  kind("bad_base64", "syntax", "medium", "bytes"),
  kind("nul_in_event_id", "syntax", "low", "bytes"),
  kind("content_length_too_long", "framing", "high", "bytes"),
  kind("content_length_too_short", "framing", "critical", "bytes"),
  kind("conflicting_content_length", "framing", "critical", "bytes"),
  kind("chunk_size_lie", "framing", "critical", "bytes"),
  kind("missing_blank_line", "framing", "medium", "bytes"),
  kind("length_prefix_lie", "framing", "high", "bytes"),
  kind("reserved_bits", "framing", "medium", "bytes"),
  kind("unmasked_frame", "framing", "high", "bytes"),
  kind("unknown_opcode", "framing", "medium", "bytes"),
  kind("wrong_frame_size", "framing", "high", "bytes"),
  kind("unterminated_event", "framing", "medium", "bytes"),
  kind("not_a_request", "semantic", "medium", "schema"),
  kind("null_id", "semantic", "low", "schema"),
  kind("batch_unsupported", "semantic", "medium", "schema"),
  kind("unknown_method", "semantic", "low", "context"),
  kind("resource_not_found", "semantic", "low", "context"),
  kind("missing_required", "semantic", "medium", "schema"),
  kind("wrong_type", "semantic", "medium", "schema"),
  kind("unknown_property", "semantic", "low", "schema"),
  kind("value_mismatch", "semantic", "high", "context"),
  kind("recipient_mismatch", "semantic", "critical", "context"),
  kind("bad_signature", "semantic", "critical", "schema"),
  kind("wrong_network", "semantic", "high", "context"),
  kind("expired_authorization", "semantic", "medium", "context"),
  kind("nonce_replay", "semantic", "critical", "context"),
  kind("insufficient_funds", "semantic", "medium", "context"),
  kind("header_mismatch", "semantic", "high", "schema"),
  kind("missing_client_capability", "semantic", "medium", "context"),
  kind("zero_increment", "semantic", "medium", "bytes"),
  kind("wrong_stream", "semantic", "high", "bytes"),
  kind("missing_credentials", "auth", "medium", "context"),
  kind("wrong_credentials", "auth", "high", "context"),
  kind("missing_payment", "auth", "info", "context"),
  kind("unsupported_version", "version", "medium", "bytes"),
  kind("wrong_content_type", "version", "low", "bytes"),
  kind("wrong_accept", "version", "low", "bytes"),
  kind("oversized_header", "limits", "medium", "context"),
  kind("oversized_body", "limits", "medium", "context"),
  kind("rate_limited", "limits", "low", "context"),
  kind("depth_bomb", "limits", "high", "context"),
  kind("delay_beyond_deadline", "transport", "medium", "timing"),
  kind("connection_reset", "transport", "medium", "timing"),
  kind("slow_body", "transport", "high", "timing"),
  kind("duplicate_response", "ordering", "medium", "context"),
  kind("unknown_response_id", "ordering", "medium", "context"),
  kind("duplicate_event", "ordering", "low", "context"),
  kind("continuation_without_start", "ordering", "medium", "context"),
  kind("call_before_initialize", "state", "medium", "context"),
  kind("unknown_session", "state", "low", "context"),
  kind("url_elicitation_required", "state", "info", "context"),
  kind("handler_failure", "state", "high", "context"),
  kind("idle_stream", "state", "high", "context"),
  kind("none", null, "info", "bytes"),
  kind("header_case", null, "info", "bytes"),
  kind("unknown_header", null, "info", "bytes"),
  kind("json_whitespace", null, "info", "bytes"),
  kind("unknown_extension", null, "info", "bytes"),
  kind("delay_within_deadline", null, "low", "timing"),
]);

function kind(fault: string, layer: string | null, severity: string, detectability: string): [string, FaultKind] {
  const id = `${layer === null ? "control" : "fault"}-${fault.replaceAll("_", "-")}`;
  return [fault, { id, layer, severity, detectability }];
}
