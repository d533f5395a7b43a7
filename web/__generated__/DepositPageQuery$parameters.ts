/**
 * @generated SignedSource<<c50580b2f0089a6aff83741fe922f0db>>
 * @relayHash 23177033f5b7f1435f579d4380836da1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3076c7f28fa88d738c89d32c12aa542843506df4992eccc1d6ae219a9e137f14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DepositPageQuery } from './DepositPageQuery.graphql';

const node: PreloadableConcreteRequest<DepositPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3076c7f28fa88d738c89d32c12aa542843506df4992eccc1d6ae219a9e137f14",
    "metadata": {},
    "name": "DepositPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
