import './language.css';
import { Card } from '../../ui/Card';
import { LanguageList } from '../../widgets/language/LanguageList';

export default function LanguagePicker() {
  return (
    <div className="language">
      <Card pad="none">
        <LanguageList />
      </Card>
    </div>
  );
}
