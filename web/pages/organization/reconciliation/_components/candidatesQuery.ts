import { graphql } from 'react-relay/hooks'

/** The focused line with its candidates. A separate module, because it is also prefetched for the next line. */
export const candidatesQuery = graphql`
  query candidatesQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ...CandidatesPane_line @alias(as: "line")
    }
  }
`
