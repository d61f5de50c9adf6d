/** The server of `npm run review` says so. On any other host, decisions stay in this browser until they are downloaded. */
export const canWrite = 'writes' in document.documentElement.dataset;

const key = `review of ${location.pathname}`;

function readLocal() {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

/** Without storage, decisions last as long as the page. */
function writeLocal(decisions) {
  try {
    localStorage.setItem(key, JSON.stringify(decisions));
  } catch {
    // A private window, or a full storage.
  }
}

async function post(decision) {
  const reply = await fetch('decisions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  });
  const body = await reply.json();
  if (!reply.ok) throw new Error(body.error);
  return body;
}

async function pictureOf({ id, keeps }) {
  if (!keeps) return undefined;
  const bytes = new Uint8Array(await (await fetch(`kept/${id}.webp`)).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** What was decided about the stories of a review. */
export async function createDecisions(review) {
  const known = canWrite ? await (await fetch('decisions')).json() : readLocal();
  const byStory = new Map(known.map((decision) => [decision.story, decision]));

  /** The decision about these pictures. One about other pictures of the story does not count. */
  const decisionOf = ({ id, digest }) => {
    const decision = byStory.get(id);
    return decision?.digest === digest ? decision : undefined;
  };
  return {
    decisionOf,
    stateOf: (story) => decisionOf(story)?.decision ?? 'open',
    async decide(story, decision, note) {
      const made = canWrite
        ? await post({ story: story.id, decision, note })
        : {
            ...{ story: story.id, decision, note, digest: story.digest },
            ...{ commit: review.head.hash, date: new Date().toISOString() },
          };
      byStory.set(story.id, made);
      if (!canWrite) writeLocal([...byStory.values()]);
      return made;
    },
    /** The file for `npm run review -- --apply`: with the pictures of what was accepted. */
    async file(by) {
      const decided = review.stories.filter(decisionOf);
      const decisions = decided.map(async (story) => ({
        ...decisionOf(story),
        by: by || null,
        isGone: story.state === 'gone',
        picture: decisionOf(story).decision === 'accepted' ? await pictureOf(story) : undefined,
      }));
      return JSON.stringify({ decisions: await Promise.all(decisions) }, null, 2);
    },
    count: () => review.stories.filter(decisionOf).length,
  };
}
