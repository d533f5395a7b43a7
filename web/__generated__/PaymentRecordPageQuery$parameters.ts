/**
 * @generated SignedSource<<ec65075f7fe52ecbec80e793ad064e28>>
 * @relayHash 72961da105470fe19b8c8d9105fec6c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90a9b4cdd5325f72dd4cf9c3925a9b83445c642e1acca7b217c82bf0c5f18a50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentRecordPageQuery } from './PaymentRecordPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentRecordPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90a9b4cdd5325f72dd4cf9c3925a9b83445c642e1acca7b217c82bf0c5f18a50",
    "metadata": {},
    "name": "PaymentRecordPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
