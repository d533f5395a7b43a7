/**
 * @generated SignedSource<<d016c29376814b98ceb599fce65a64f8>>
 * @relayHash c415ecbd88792796219f07c3a8a69203
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4fd010c666bd54ac8ac163a6b8c427d72465caeed530f0fe88e7ea389abf95f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DepositsPageQuery } from './DepositsPageQuery.graphql';

const node: PreloadableConcreteRequest<DepositsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4fd010c666bd54ac8ac163a6b8c427d72465caeed530f0fe88e7ea389abf95f",
    "metadata": {},
    "name": "DepositsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
