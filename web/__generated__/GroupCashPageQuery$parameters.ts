/**
 * @generated SignedSource<<8c2b4b9becef87cded012a6581b22e99>>
 * @relayHash 12170c1259ef651fcb4a94701cfa758a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0388609051cae63c24b7cc8296db19dc425926d0eae877f739b8408a9de3116a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GroupCashPageQuery } from './GroupCashPageQuery.graphql';

const node: PreloadableConcreteRequest<GroupCashPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0388609051cae63c24b7cc8296db19dc425926d0eae877f739b8408a9de3116a",
    "metadata": {},
    "name": "GroupCashPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
