import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { profileRoutes } from './routes.ts'

export const profileModule = defineModule({
  name: 'profile',
  errors: codes,
  files: {
    PHOTO: {
      description: 'A photo of the user, at most 2 MB.',
      send: null,
      read: null,
      contents: { types: ['jpeg', 'png'], named: 'JPG, PNG', extensions: ['jpg', 'jpeg', 'png'], maximumMegabytes: 2 },
    },
  },
  routes: [profileRoutes],
})
