// The picture of a dish: uploaded and cut, or one that the kit has.

import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../components/brand_context.tsx'
import { Dialog } from '../../../components/controls/dialog.tsx'
import { DishPicture } from '../../../dishes/dish_picture.tsx'
import { useAttempt } from '../../../forms/attempt.ts'
import { Panel } from '../../../office/panel.tsx'
import { State } from '../../../office/state.tsx'
import { useOfficeApi } from '../../../office/use_office.ts'
import type { EditedDish, Writing } from './dish.ts'
import { pictureWords } from './picture_words.ts'
import { drawSquare, type Square, squareOf } from './square_of.ts'

type Known = readonly { name: string; picture: string; isUploaded: boolean }[]

export function Picture({
  recipe,
  edit,
  mayWrite,
  pictures,
}: Writing & { pictures: EditedDish['pictures'] }) {
  const say = useMessages(pictureWords)
  const [uploading, setUploading] = useState<ImageBitmap | null>(null)
  const [isUnread, setUnread] = useState(false)
  const [known, setKnown] = useState<Known | null>(null)
  const api = useOfficeApi()
  const name = recipe.picture?.name ?? (recipe.pictured ? recipe.id : null)
  const shown =
    name === null ? null : (pictures[name] ?? known?.find(one => one.name === name)?.picture ?? name)
  const open = async (file: File | undefined) => {
    if (!file) return
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
    setUnread(picture === null)
    setUploading(picture)
  }
  return (
    <Panel title={say.title}>
      <div className="of-picture">
        <DishPicture picture={shown} size="card" />
        <div className="of-picture-acts">
          {shown === null && <p className="of-meta">{say.none}</p>}
          {mayWrite && (
            <>
              <label className="of-label" htmlFor="dish-upload">
                {say.upload}
              </label>
              <input
                accept="image/jpeg,image/png,image/webp,image/avif"
                aria-describedby="dish-upload-hint"
                id="dish-upload"
                onChange={event => {
                  void open(event.currentTarget.files?.[0])
                  event.currentTarget.value = ''
                }}
                type="file"
              />
              <p className="of-meta" id="dish-upload-hint">
                {say.uploadHint}
              </p>
              {isUnread && (
                <p role="alert">
                  <State shape="failed" tone="bad">
                    {say.unreadable}
                  </State>
                </p>
              )}
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
      {uploading && (
        <Cut
          onClose={() => setUploading(null)}
          onPut={put => {
            setUploading(null)
            edit({ picture: { name: put, credit: recipe.picture?.credit ?? '' } })
          }}
          picture={uploading}
        />
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

const whole: Square = { share: 1, across: 0.5, down: 0.5 }
/** The side of the square on screen, CSS pixels. */
const shownSide = 320

/** The square of a picture, chosen by three sliders; it is sent once it is used. */
function Cut(props: { picture: ImageBitmap; onClose: () => void; onPut: (name: string) => void }) {
  const { picture, onClose, onPut } = props
  const say = useMessages(pictureWords)
  const api = useOfficeApi()
  const attempt = useAttempt()
  const [square, setSquare] = useState(whole)
  const canvas = useRef<HTMLCanvasElement>(null)
  const draw = (element: HTMLCanvasElement | null) => {
    canvas.current = element
    if (element) drawSquare(element, picture, square, shownSide)
  }
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, square, shownSide)
  }, [picture, square])
  const put = () =>
    attempt.run(async () => {
      const { name } = await api().post('meals_admin.put_picture', { photo: squareOf(picture, square) })
      onPut(name)
    })
  const slider = (
    label: string,
    value: number,
    least: number,
    change: (value: number) => Partial<Square>,
  ) => (
    <label className="of-slider">
      <span className="of-label">{label}</span>
      <input
        max={100}
        min={least}
        onChange={event => setSquare({ ...square, ...change(Number(event.currentTarget.value) / 100) })}
        type="range"
        value={Math.round(value * 100)}
      />
    </label>
  )
  return (
    <Dialog
      actions={
        <>
          <button className="of-btn" onClick={onClose} type="button">
            {say.cancel}
          </button>
          <button
            aria-busy={attempt.busy || undefined}
            className="of-btn"
            data-kind="primary"
            onClick={() => void put()}
            type="button"
          >
            {say.use}
          </button>
        </>
      }
      onClose={onClose}
      open
      title={say.crop}
    >
      <div className="of-cut">
        <canvas aria-label={say.cropNote} ref={draw} role="img" />
        <div>
          <p className="of-meta">{say.cropNote}</p>
          {slider(say.zoom, 1.2 - square.share, 20, zoom => ({ share: Math.max(0.2, 1.2 - zoom) }))}
          {slider(say.across, square.across, 0, across => ({ across }))}
          {slider(say.down, square.down, 0, down => ({ down }))}
          {attempt.sentence && (
            <p role="alert">
              <State shape="failed" tone="bad">
                {attempt.sentence}
              </State>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}
