// A picture of a dish or an item: chosen, cut to a square in the browser, and sent.

import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../components/brand_context.tsx'
import { Dialog } from '../components/controls/dialog.tsx'
import { useAttempt } from '../forms/attempt.ts'
import { Failed } from '../office/failed.tsx'
import { useOfficeApi } from '../office/use_office.ts'
import { drawSquare, type Square, squareOf } from './square_of.ts'
import { uploadWords } from './upload_words.ts'

/** Inert until its script is there. @param onPut is given the name by which a dish or an item has it */
export function UploadPicture({ id, onPut }: { id: string; onPut: (name: string) => void }) {
  const say = useMessages(uploadWords)
  const [uploading, setUploading] = useState<ImageBitmap | null>(null)
  const [isUnread, setUnread] = useState(false)
  const open = async (file: File | undefined) => {
    if (!file) return
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
    setUnread(picture === null)
    setUploading(picture)
  }
  return (
    <>
      <label className="of-label" htmlFor={id}>
        {say.upload}
      </label>
      <input
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby={`${id}-hint`}
        id={id}
        onChange={event => {
          void open(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
        type="file"
      />
      <p className="of-meta" id={`${id}-hint`}>
        {say.uploadHint}
      </p>
      <Failed>{isUnread && say.unreadable}</Failed>
      {uploading && (
        <Cut
          onClose={() => setUploading(null)}
          onPut={put => {
            setUploading(null)
            onPut(put)
          }}
          picture={uploading}
        />
      )}
    </>
  )
}

const whole: Square = { share: 1, across: 0.5, down: 0.5 }
/** The side of the square on screen, CSS pixels. */
const shownSide = 320

/** The square of a picture, chosen by three sliders; it is sent once it is used. */
function Cut(props: { picture: ImageBitmap; onClose: () => void; onPut: (name: string) => void }) {
  const { picture, onClose, onPut } = props
  const say = useMessages(uploadWords)
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
          <Failed>{attempt.sentence}</Failed>
        </div>
      </div>
    </Dialog>
  )
}
