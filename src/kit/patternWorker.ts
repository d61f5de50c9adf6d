interface Question {
  id: number;
  pattern: string;
  text: string;
}

function fits({ pattern, text }: Question) {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return undefined;
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage({ id: data.id, fits: fits(data) });
});
postMessage({ id: 0 });
