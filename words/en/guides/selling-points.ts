/* What there is to do here (§2.2). */
export const follow = { title: 'Follow Instructions', text: 'Five steps with pictures show you how.' };
export const progress = { title: 'Document Progress', text: 'Take photos and notes as the roots grow.' };
export const complete = { title: 'Complete Activity', text: 'Plant your tree and get your own report.' };
