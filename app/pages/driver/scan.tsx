// A bag's number by camera, or typed where there is none.

import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../components/brand_context.tsx'
import { Button } from '../../components/button.tsx'
import { type Detector, openDetector } from './detector.ts'
import { newNumbers } from './numbers.ts'
import { driverMessages } from './words.ts'

/** Milliseconds between two pictures. */
const rhythm = 250

/** @param found receives each number once while the camera is on */
export function Scan({ found }: { found: (number: string) => void }) {
  const say = useMessages(driverMessages)
  const [can, setCan] = useState(false)
  const [on, setOn] = useState(false)
  const [failed, setFailed] = useState(false)
  // The server does not know the phone's abilities. The reader of codes is kept with the page, which opens without a connection.
  useEffect(() => {
    if (!('mediaDevices' in navigator)) return
    openDetector().then(
      () => setCan(true),
      () => {},
    )
  }, [])
  if (!can) return null
  return (
    <div>
      <Button kind="secondary" onClick={() => setOn(!on)} size="small">
        {on ? say.scanStop : say.scan}
      </Button>
      {on && (
        <Camera
          found={found}
          onFail={() => {
            setFailed(true)
            setOn(false)
          }}
        />
      )}
      <p aria-live="polite">{failed ? say.scanFailed : ''}</p>
    </div>
  )
}

function Camera({ found, onFail }: { found: (number: string) => void; onFail: () => void }) {
  const say = useMessages(driverMessages)
  const video = useRef<HTMLVideoElement>(null)
  const tell = useRef({ found, onFail })
  tell.current = { found, onFail }
  useEffect(() => {
    let detector: Detector | null = null
    const seen = new Set<string>()
    let stream: MediaStream | null = null
    let timer: ReturnType<typeof setInterval> | undefined
    let ended = false
    const look = async () => {
      const screen = video.current
      if (!detector || !screen || screen.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      const codes = await detector.detect(screen).catch(() => [])
      const said = codes.map(({ rawValue }) => rawValue)
      for (const number of newNumbers(said, seen)) tell.current.found(number)
    }
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment', width: { ideal: 960 } } })
      .then(async opened => {
        stream = opened
        if (ended || !video.current) return stop()
        video.current.srcObject = opened
        await video.current.play()
        detector = await openDetector()
        if (ended) return stop()
        timer = setInterval(look, rhythm)
      })
      .catch(() => tell.current.onFail())
    const stop = () => {
      ended = true
      clearInterval(timer)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    return stop
  }, [])
  return <video aria-label={say.scanView} className="driver-camera" muted playsInline ref={video} />
}
