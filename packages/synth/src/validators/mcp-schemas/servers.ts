import type { Report } from "../validation.ts";
import { serverFields, type ToolRow } from "./tool-row.ts";

/** Rules on the tools of a server. */
export class Servers {
  private readonly left = new Set<string>();
  private readonly names = new Set<string>();
  private first: ToolRow | null = null;
  private last = -1;

  row(tool: ToolRow, report: Report): void {
    const first = this.first?.server_name === tool.server_name ? this.first : this.begin(tool, report);
    if (tool.tool_index !== this.last + 1 || tool.tool_index >= tool.tool_count) {
      report("server-contiguous", `tool ${tool.tool_index} of ${tool.tool_count} after ${this.last}`);
    }
    for (const name of serverFields) {
      if (tool[name] !== first[name]) report("server-constant", `${name} changes within ${tool.server_name}`);
    }
    if (this.names.has(tool.name)) report("name-unique", `${tool.name} stands twice in ${tool.server_name}`);
    this.names.add(tool.name);
    this.last = tool.tool_index;
  }

  private begin(tool: ToolRow, report: Report): ToolRow {
    const before = this.first;
    if (before !== null) {
      this.left.add(before.server_name);
      if (this.last !== before.tool_count - 1) {
        report("server-contiguous", `${before.server_name} ended after tool ${this.last} of ${before.tool_count}`);
      }
    }
    if (this.left.has(tool.server_name)) report("server-contiguous", `${tool.server_name} comes again`);
    this.first = tool;
    this.last = -1;
    this.names.clear();
    return tool;
  }
}
