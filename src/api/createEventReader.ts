export interface ServerEvent {
  name: string;
  data: string;
  /** The latest id from the server. The next connection sends it, to continue from there. */
  id: string;
}

interface Listener {
  onEvent(event: ServerEvent): void;
  /** The server sets the pause before the next connection. */
  onRetry(ms: number): void;
}

/** A carriage return at the end of a part is left for later: the next part may begin with its line feed. */
const LINE_END = /\r\n|\n|\r(?!$)/;
/** In characters. A server that sends a longer event, or does not end it, is broken. */
const MAX_LENGTH = 256 * 1024;

/**
 * Reads the text of server-sent events, part by part, as the HTML standard defines it. Returns the function that
 * takes the parts. An event that is not complete at the end of the stream is never passed on.
 */
export function createEventReader({ onEvent, onRetry }: Listener) {
  /** The line that has no end yet. */
  let unfinishedLine = '';
  let name = '';
  let data: string[] = [];
  let id = '';

  function readField(field: string, value: string) {
    if (field === 'event') name = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id' && !value.includes('\0')) id = value;
    else if (field === 'retry' && /^\d+$/.test(value)) onRetry(Number(value));
  }

  function endEvent() {
    const event = { name: name || 'message', data: data.join('\n'), id };
    const isEmpty = data.length === 0;
    name = '';
    data = [];
    if (!isEmpty) onEvent(event);
  }

  function readLine(line: string) {
    if (line === '') return endEvent();
    const [field = '', ...value] = line.split(':');
    // Without a field the line is a comment: servers send them so that the connection is not closed.
    if (field) readField(field, value.join(':').replace(/^ /, ''));
  }

  return (part: string) => {
    const lines = (unfinishedLine + part).split(LINE_END);
    unfinishedLine = lines.pop() ?? '';
    for (const line of lines) readLine(line);
    const length = data.reduce((sum, line) => sum + line.length, unfinishedLine.length);
    if (length > MAX_LENGTH) throw new Error('an event of the stream is too long');
  };
}
