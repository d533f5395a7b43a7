import { Bar } from '../../../../ui/states/Skeletons.tsx'

/** The right pane while its line is loading, in its shape. */
export function CandidatesSkeleton() {
  return (
    <div className="rp" aria-busy="true">
      <div className="rp-s late">
        <div className="focus-h">
          <Bar width={220} height={24} />
          <span className="grow" />
          <Bar width={180} height={28} />
        </div>
        <div className="skeleton-gap" />
        <Bar width="70%" height={12} />
        <div className="skeleton-gap" />
        <div className="group skeleton-card" />
        <div className="skeleton-gap" />
        <div className="group skeleton-card" />
      </div>
      <div className="diff">
        <div className="track" />
        <div className="skeleton-equation" />
      </div>
    </div>
  )
}
