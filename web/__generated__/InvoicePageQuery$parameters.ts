/**
 * @generated SignedSource<<819aa1766cddf63b21ad65585834843f>>
 * @relayHash de31d253c91f60acc5dc8e89ffcbe026
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d758f44c7ff6854fe7f4ec0ff643ab8921ff6dfafee6507c036c92e56107412c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d758f44c7ff6854fe7f4ec0ff643ab8921ff6dfafee6507c036c92e56107412c",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
