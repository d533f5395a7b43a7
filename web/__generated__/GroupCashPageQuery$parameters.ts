/**
 * @generated SignedSource<<2f577042d017389792c6fd4ec2681842>>
 * @relayHash 9e63d15a9e45a354645bd93a4c9d3f7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 756d956efd8f6c943cb1681777d146e39fa1e355b17d79a19dda17d4f2415512

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupCashPageQuery } from './GroupCashPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupCashPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "756d956efd8f6c943cb1681777d146e39fa1e355b17d79a19dda17d4f2415512",
    "metadata": {},
    "name": "GroupCashPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
