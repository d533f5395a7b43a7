/**
 * @generated SignedSource<<bbf615fbc2232253a79d65a5531d8c76>>
 * @relayHash b29b4332c2a085f69dd82bb219c0a30d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a400b4727f630ae5b688ea50dfd81524cb50595879ef7a7fc162ec33e5cafdf8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeOwnershipQuery } from './HomeOwnershipQuery.graphql';

const node: PreloadableConcreteRequest<HomeOwnershipQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a400b4727f630ae5b688ea50dfd81524cb50595879ef7a7fc162ec33e5cafdf8",
    "metadata": {},
    "name": "HomeOwnershipQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
