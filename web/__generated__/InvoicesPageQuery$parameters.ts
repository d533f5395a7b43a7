/**
 * @generated SignedSource<<5e866ab82dd02b10ab2a6f68d9b5634c>>
 * @relayHash efc17591b8797bd201c01364a98e0a2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3a4d155f52971eea3669eac376b6000f6cb65d73d9466dbccd2414a7be8a829

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesPageQuery } from './InvoicesPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3a4d155f52971eea3669eac376b6000f6cb65d73d9466dbccd2414a7be8a829",
    "metadata": {},
    "name": "InvoicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
