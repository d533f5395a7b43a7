/**
 * @generated SignedSource<<14f4c32e5151688ba587a3c2f9ab453b>>
 * @relayHash b857216a0ed773644e4d24f36d6b9521
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a78024ea32f35761fa5f775faa438cc80fdb04ee1c3fb55cfd4ad538cedcf77

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentRecordPageQuery } from './PaymentRecordPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentRecordPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a78024ea32f35761fa5f775faa438cc80fdb04ee1c3fb55cfd4ad538cedcf77",
    "metadata": {},
    "name": "PaymentRecordPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
