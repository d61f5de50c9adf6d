interface MatchRequest {
  id: number;
  pattern: string;
  flags: string;
  text: string;
}

function fits({ pattern, flags, text }: MatchRequest) {
  try {
    return new RegExp(pattern, flags).test(text);
  } catch {
    return undefined;
  }
}

addEventListener('message', ({ data }: MessageEvent<MatchRequest>) => {
  postMessage({ id: data.id, fits: fits(data) });
});
// The first message says that the worker is ready. No text has the id 0.
postMessage({ id: 0 });
