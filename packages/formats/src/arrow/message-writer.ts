import { RecordBatchStreamWriter, type Schema } from "apache-arrow";

/** Arrow's stream writer with its bytes taken away as they are made, instead of queued until somebody reads the queue. */
export class MessageWriter extends RecordBatchStreamWriter {
  readonly #parts: Uint8Array[] = [];

  constructor(schema: Schema) {
    super({ autoDestroy: false });
    this.reset(undefined, schema);
  }

  protected override _write(chunk: ArrayBufferView): this {
    if (chunk.byteLength > 0) this.#parts.push(new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    return this;
  }

  /** The bytes written since the last time, copied: what was handed in may be changed after that. */
  take(): Uint8Array<ArrayBuffer> {
    const parts = this.#parts.splice(0);
    const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.byteLength;
    }
    return bytes;
  }
}
