/**
 * @generated SignedSource<<d6f3d856ee64e1f8f3f56a6ebce4070c>>
 * @relayHash de7dd2488ca6292adb3e4385be7a372b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2abe90cbafda7e8a4b35a0b6c6322ce0535e8d5c5e120172beff074924816e04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithholdingSlipsPageQuery } from './WithholdingSlipsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithholdingSlipsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2abe90cbafda7e8a4b35a0b6c6322ce0535e8d5c5e120172beff074924816e04",
    "metadata": {},
    "name": "WithholdingSlipsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
