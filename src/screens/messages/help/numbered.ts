import type { Topic } from '../../../stores/messages/help';

/** Topics may have the same title, so the key of a topic includes its position. */
export const numbered = (topics: readonly Topic[]) =>
  topics.map((topic, index) => ({ topic, index, key: `${index} ${topic.title}` }));
