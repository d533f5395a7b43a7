/**
 * @generated SignedSource<<b2eac29baec25c5fa0bbbc8bf4c068bc>>
 * @relayHash 0feedcabb873ecd621ca6f1236a22e45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b259df6ce28e105a807593fda0ffede375f179981a9c87a8552183fdd302903

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesPageQuery } from './InvoicesPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b259df6ce28e105a807593fda0ffede375f179981a9c87a8552183fdd302903",
    "metadata": {},
    "name": "InvoicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
