// Builds the application when its sources changed, as `npm start` does.
import { application, buildIfChanged } from './start/web.ts'

await buildIfChanged(application)
