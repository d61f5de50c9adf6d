import { computed } from '@kit/render/signals';
import { createSession } from '../../../stores/account/session';
import { useStore } from '../../../stores/base/useStore';

/** Tells password managers which account the password fields of a form belong to. */
export function HiddenUsername() {
  const { info } = useStore(createSession);
  return (
    <input
      hidden
      readOnly
      name="username"
      autoComplete="username"
      value={computed(() => info.value?.userName ?? '')}
    />
  );
}
