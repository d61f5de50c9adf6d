import { afterPress } from '@kit/data/afterPress';
import { useOnce } from '@kit/render/hooks';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t, text } from '../../../i18n/t';
import { createRegister } from '../../../stores/account/register';
import { useStore } from '../../../stores/base/useStore';
import { Icon } from '../../../ui/icons/Icon';
import { RuleField } from '../../../widgets/site/forms/RuleField';
import type { RegisterForm } from './createRegisterForm';

/** Checks on leaving the field whether the name is free. If the request for that fails, the form is not blocked. */
export function UsernameField({ registration }: { registration: RegisterForm }) {
  const { isTaken } = useStore(createRegister);
  const { username, rules } = registration;
  const availableName = useOnce(() => signal(''));

  async function checkAvailability() {
    const name = username.value.peek();
    if (name === '' || name === availableName.peek() || !(await username.validate())) return;
    const isNameTaken = await isTaken(name.trim()).catch(() => undefined);
    if (isNameTaken === undefined || username.value.peek() !== name) return;
    if (isNameTaken) username.setServerError(() => text('validation.usernameTaken'));
    else availableName.value = name;
  }

  const isAvailable = computed(
    () => username.value.value !== '' && username.value.value === availableName.value,
  );
  return (
    <RuleField
      field={{ ...username, onBlur: () => afterPress(() => void checkAvailability()) }}
      rule={rules.rule('username')}
      label={t('register.username')}
      end={
        <span className="register-available" role="status">
          <When is={isAvailable}>
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
