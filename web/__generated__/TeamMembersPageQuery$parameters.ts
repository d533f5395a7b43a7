/**
 * @generated SignedSource<<309158127cc56c441e5a38fce5a1af85>>
 * @relayHash 139849d57982a49207bb533ad6c7292b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abd83d5cb227e85b34e97eda33e1a8eeffe9d7df70bdb118301b900df53e5718

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TeamMembersPageQuery } from './TeamMembersPageQuery.graphql';

const node: PreloadableConcreteRequest<TeamMembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abd83d5cb227e85b34e97eda33e1a8eeffe9d7df70bdb118301b900df53e5718",
    "metadata": {},
    "name": "TeamMembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
