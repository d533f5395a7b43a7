import { Bar, HeadSkeleton } from '../ui/states/Skeletons.tsx'
import './shell.css'

/** The frame before the organization is known. */
export function ShellSkeleton() {
  return (
    <div className="app" aria-busy="true">
      <aside className="side">
        <div className="side-in late">
          <div className="org">
            <Bar width={28} height={28} />
            <Bar width={120} height={16} />
          </div>
        </div>
      </aside>
      <div className="side-content late">
        <HeadSkeleton />
      </div>
    </div>
  )
}
