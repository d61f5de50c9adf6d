import './language.css';
import { Card } from '../../../ui/content/Card';
import { LanguageList } from '../../../widgets/site/language/LanguageList';

export default function LanguagePicker() {
  return (
    <div className="language">
      <Card pad="none">
        <LanguageList />
      </Card>
    </div>
  );
}
