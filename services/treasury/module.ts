// The manifest of a module of this service.
import { manifestsOf } from '../kit/module.ts'
import type { ImportKind } from '../kit/recordImports/kinds.ts'
import type { RouteContext, WorkerContext } from './context.ts'
import type { ExceptionSearch } from './exceptionSearch.ts'

export const defineModule = manifestsOf<WorkerContext, RouteContext, ImportKind, ExceptionSearch>()
