/**
 * @generated SignedSource<<3bad9a7672cfd736835c75ac05901447>>
 * @relayHash c83fc469102e45974baf6d4b5b3cc708
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0448c92fb2211ded7ca27f472ce5393f9f8eec2e2f69891acb71df81e206d535

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicesPageQuery } from './InvoicesPageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0448c92fb2211ded7ca27f472ce5393f9f8eec2e2f69891acb71df81e206d535",
    "metadata": {},
    "name": "InvoicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
