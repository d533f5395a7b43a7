/**
 * @generated SignedSource<<25e696be4b4e88ca3102809e69c883bb>>
 * @relayHash 801eca0d8539313875a9420b91819623
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d4806b5bc2e098025d67be6122db2564dbb547eb2ce619184c7506877486709

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d4806b5bc2e098025d67be6122db2564dbb547eb2ce619184c7506877486709",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
