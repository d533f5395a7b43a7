/**
 * @generated SignedSource<<7ea28ae76ea67712d3d98e3ef1b041a3>>
 * @relayHash bf49796a3d128260659afa7bb769b7a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec0d82265db7b27e85160dad10ab6484f2d6b8f7a2ed58810a87f38ace469d32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec0d82265db7b27e85160dad10ab6484f2d6b8f7a2ed58810a87f38ace469d32",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
