import { BothTexts } from '../../../admin/both_texts.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import type { Writing } from './dish.ts'
import { dishWords } from './words.ts'

/** What the dish is called, promises and holds, in both languages. */
export function Texts({ recipe, edit, mayWrite }: Writing) {
  const say = useMessages(dishWords).fields
  return (
    <div className="of-texts">
      <BothTexts
        disabled={!mayWrite}
        label={say.name}
        most={120}
        onText={name => edit({ name })}
        value={recipe.name}
      />
      <BothTexts
        disabled={!mayWrite}
        isLong
        label={say.promise}
        most={400}
        onText={promise => edit({ promise })}
        value={recipe.promise}
      />
      <BothTexts
        disabled={!mayWrite}
        label={say.summary}
        most={200}
        onText={summary => edit({ summary })}
        value={recipe.summary}
      />
    </div>
  )
}
