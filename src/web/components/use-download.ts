import type { Endpoint, InputOf } from '#shared/contracts/endpoint.ts'
import { useFailureToast } from '#web/components/failures/use-error-sentence.ts'
import { useAttempt } from '#web/components/forms/use-attempt.ts'
import { downloadFile } from '#web/kernel/api/download.ts'

interface Download<E extends Endpoint> {
  endpoint: E
  input: InputOf<E>
  fileName: string
}

export function useDownload(failed: string) {
  const sayFailed = useFailureToast()
  const { attempt, isBusy } = useAttempt()
  const download = <E extends Endpoint>(file: Download<E>) =>
    void attempt(() =>
      downloadFile({ ...file, onProgress: () => undefined, signal: new AbortController().signal }).catch(
        (error: unknown) => sayFailed(failed, error),
      ),
    )
  return { download, isBusy }
}
