/** Three short tones and a vibration, where the phone has them. Browsers stay silent until the first press on the page. */
export function ring(): void {
  navigator.vibrate?.([200, 100, 200, 100, 200])
  try {
    const context = new AudioContext()
    for (const place of [0, 1, 2]) {
      const tone = context.createOscillator()
      const loudness = context.createGain()
      const from = context.currentTime + place * 0.35
      tone.frequency.value = 880
      loudness.gain.setValueAtTime(0.25, from)
      loudness.gain.exponentialRampToValueAtTime(0.001, from + 0.3)
      tone.connect(loudness).connect(context.destination)
      tone.start(from)
      tone.stop(from + 0.3)
      if (place === 2) tone.onended = () => void context.close()
    }
  } catch {
    // No sound here; the countdown shows its end in words.
  }
}
