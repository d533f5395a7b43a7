/**
 * @generated SignedSource<<96e60d893d61fdb9489b466d70044719>>
 * @relayHash f1a25d62a40ae1dabcfb088a56c94b43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43baade1ef59311129ce5d72b3d9b81d568758bf3217874fb12dc95bc494ad27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamMembersPageQuery } from './TeamMembersPageQuery.graphql';

const node: PreloadableConcreteRequest<TeamMembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43baade1ef59311129ce5d72b3d9b81d568758bf3217874fb12dc95bc494ad27",
    "metadata": {},
    "name": "TeamMembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
