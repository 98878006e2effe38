/** Makes the browser keep the page that it shows when another cannot be fetched (public/no_connection_worker.js). */
export function keepNoConnectionPage(): void {
  // The name of this module's file in the build has a hash of its content and imports.
  const build = encodeURIComponent(new URL(import.meta.url).pathname)
  navigator.serviceWorker
    ?.register(`/no_connection_worker.js?language=${document.documentElement.lang}&build=${build}`)
    // A private window, or no room: nothing is kept.
    .catch(() => {})
}
