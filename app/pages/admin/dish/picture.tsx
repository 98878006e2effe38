// The picture of a dish: uploaded and cut, or one that the kit has.

import { useState } from 'react'
import { UploadPicture } from '../../../admin/upload_picture.tsx'
import { useMessages } from '../../../components/brand_context.tsx'
import { DishPicture } from '../../../dishes/dish_picture.tsx'
import { Panel } from '../../../office/panel.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { EditedDish, Writing } from './dish.ts'
import { pictureWords } from './picture_words.ts'

type Known = readonly { name: string; picture: string; isUploaded: boolean }[]

export function Picture({
  recipe,
  edit,
  mayWrite,
  pictures,
}: Writing & { pictures: EditedDish['pictures'] }) {
  const say = useMessages(pictureWords)
  const [known, setKnown] = useState<Known | null>(null)
  const api = useOfficeApi()
  const name = recipe.picture?.name ?? (recipe.pictured ? recipe.id : null)
  const shown =
    name === null ? null : (pictures[name] ?? known?.find(one => one.name === name)?.picture ?? name)
  return (
    <Panel title={say.title}>
      <div className="of-picture">
        <DishPicture picture={shown} size="card" />
        <div className="of-picture-acts">
          {shown === null && <p className="of-meta">{say.none}</p>}
          {mayWrite && (
            <>
              <UploadPicture
                id="dish-upload"
                onPut={put => edit({ picture: { name: put, credit: recipe.picture?.credit ?? '' } })}
              />
              {recipe.picture && <Credit edit={edit} picture={recipe.picture} />}
              <button
                className="of-btn"
                onClick={() =>
                  void api()
                    .get('meals_admin.pictures', {})
                    .then(answer => setKnown(answer.pictures))
                    .catch(() => setKnown([]))
                }
                type="button"
              >
                {say.choose}
              </button>
              {recipe.picture && (
                <button className="of-btn" onClick={() => edit({ picture: undefined })} type="button">
                  {recipe.pictured ? say.own : say.remove}
                </button>
              )}
            </>
          )}
        </div>
      </div>
      {known && (
        <KnownPictures known={known} onChoose={chosen => edit({ picture: { name: chosen, credit: '' } })} />
      )}
    </Panel>
  )
}

function Credit({ picture, edit }: { picture: { name: string; credit: string }; edit: Writing['edit'] }) {
  const say = useMessages(pictureWords)
  return (
    <>
      <label className="of-label" htmlFor="dish-credit">
        {say.credit}
      </label>
      <input
        className="input"
        id="dish-credit"
        maxLength={120}
        onChange={event => edit({ picture: { ...picture, credit: event.currentTarget.value } })}
        value={picture.credit}
      />
      <p className="of-meta">{say.creditHint}</p>
    </>
  )
}

function KnownPictures({ known, onChoose }: { known: Known; onChoose: (name: string) => void }) {
  const say = useMessages(pictureWords)
  return (
    <ul className="of-known-pictures">
      {known.map(({ name, picture, isUploaded }) => (
        <li key={name}>
          <button
            aria-label={say.take(isUploaded ? say.uploaded : name)}
            onClick={() => onChoose(name)}
            type="button"
          >
            <DishPicture across={72} picture={picture} size="thumb" />
          </button>
        </li>
      ))}
    </ul>
  )
}
