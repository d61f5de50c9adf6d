import { createResource } from '@kit/data/resource';
import { stored } from '@kit/data/storage';

// For stores that also call endpoints with `auth`. These names mark the data that does not belong to
// a member and stays when a session ends: tests/stores/memberData.test.ts accepts only them.

export const publicResource = createResource;
export const deviceStored = stored;
