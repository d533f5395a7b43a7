/**
 * @generated SignedSource<<5aa49741f01f46167f52a37c44828948>>
 * @relayHash b91b2318a926656266ed81839849fd48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 114168454c1b4739429fe1dfb2b3eccfda9d80b3346db10ca2b6c5066edf6415

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentPageQuery } from './PaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<PaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "114168454c1b4739429fe1dfb2b3eccfda9d80b3346db10ca2b6c5066edf6415",
    "metadata": {},
    "name": "PaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
