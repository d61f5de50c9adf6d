import { afterPress } from '@kit/afterPress';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { t, text } from '../../i18n/t';
import { createRegister } from '../../stores/register';
import { useStore } from '../../stores/useStore';
import { Icon } from '../../ui/Icon';
import { RuleField } from '../../widgets/RuleField';
import type { RegisterForm } from './createRegisterForm';

/** Says early whether a name is still to be had; not knowing stops nobody. */
export function UsernameField({ made }: { made: RegisterForm }) {
  const { isTaken } = useStore(createRegister);
  const { username, rules } = made;
  const free = useSignal('');

  async function ask() {
    const name = username.value.peek();
    if (name === '' || name === free.peek() || !(await username.look())) return;
    const isGone = await isTaken(name.trim()).catch(() => undefined);
    if (isGone === undefined || username.value.peek() !== name) return;
    if (isGone) username.refuse(text('refusal.usernameTaken'));
    else free.value = name;
  }

  const isFree = computed(() => username.value.value !== '' && username.value.value === free.value);
  return (
    <RuleField
      field={{ ...username, onBlur: () => afterPress(() => void ask()) }}
      rule={rules.rule('username')}
      label={t('register.username')}
      end={
        <span className="register-free" role="status">
          <When is={isFree}>
            {() => (
              <>
                <Icon name="circle-check" size={22} />
                <span className="visually-hidden">{t('register.usernameFree')}</span>
              </>
            )}
          </When>
        </span>
      }
      icon="user-round"
      name="username"
      autoComplete="username"
    />
  );
}
