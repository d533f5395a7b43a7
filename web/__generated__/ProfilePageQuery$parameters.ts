/**
 * @generated SignedSource<<4fa48c6c45c1f0a3485033ab21abc2dc>>
 * @relayHash 2e295b5368f0901097c6e57e6fb5f449
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5d8258057dbeb3a9f1e32863b67d7bbad0e1e33aa8db0e93ad2951371b4921a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b5d8258057dbeb3a9f1e32863b67d7bbad0e1e33aa8db0e93ad2951371b4921a",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
