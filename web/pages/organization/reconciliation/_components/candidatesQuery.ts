import { graphql } from 'react-relay/hooks'

/** The focused line with what it could be. A module of its own, as it is prefetched for the next line too. */
export const candidatesQuery = graphql`
  query candidatesQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ...CandidatesPane_line @alias(as: "line")
    }
  }
`
