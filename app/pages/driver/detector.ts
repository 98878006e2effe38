// Reads codes in a camera's picture: by the browser where it can, else by a script that reads QR codes.

export interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

interface DetectorClass {
  new (): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** Opens it. The script is fetched the first time, so call it before the connection may be lost. */
export async function openDetector(): Promise<Detector> {
  // Some browsers have the API and read nothing.
  const formats = own ? await own.getSupportedFormats().catch(() => []) : []
  if (own && formats.length > 0) return new own()
  const { BarcodeDetector } = await import('qr/decode.js')
  return new BarcodeDetector()
}
