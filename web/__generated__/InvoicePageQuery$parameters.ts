/**
 * @generated SignedSource<<c027441fff3c05b04f3186bfb9b99edc>>
 * @relayHash 4bfc4ddfa39130158affcb6ba560b739
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd50464605e81586c314b0c78e142d46b0e0552071fbc43f9b39d42f79b99fd2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd50464605e81586c314b0c78e142d46b0e0552071fbc43f9b39d42f79b99fd2",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
