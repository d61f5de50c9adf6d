import type es from '../../es/messages/help';
import type { Translation } from '../../translation';

export default {
  intro: 'Find answers and our terms of use.',
  empty: 'This article could not be found.',
  emptyList: 'There are no help articles yet.',
  allTopics: 'All topics',
  stillNeed: 'Still have questions? [Write to us]',
  agreementMissing: 'The agreement is not available right now.',
  policyMissing: 'The policy is not available right now.',
} satisfies Translation<typeof es>;
