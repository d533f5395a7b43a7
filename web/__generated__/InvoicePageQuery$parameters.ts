/**
 * @generated SignedSource<<096bf93c9d4f49878f44fab4e47ee521>>
 * @relayHash a419e61abf62cfe146b98dfe03b0c21d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d16b845dfd7a7ec7f034a164685073db1fcaf7ec8c96dfa7ea57073e8d20e43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InvoicePageQuery } from './InvoicePageQuery.graphql';

const node: PreloadableConcreteRequest<InvoicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d16b845dfd7a7ec7f034a164685073db1fcaf7ec8c96dfa7ea57073e8d20e43",
    "metadata": {},
    "name": "InvoicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
