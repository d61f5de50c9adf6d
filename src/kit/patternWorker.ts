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
postMessage({ id: 0 });
