import { GuideArticle } from './guide-article.tsx';
import { PLANT_GUIDE } from './guide-text.ts';

/** Step 5 (§2.10): the 'When Can You Plant?' guide. */
export function PlantGuide() {
  return <GuideArticle guide={PLANT_GUIDE} />;
}
