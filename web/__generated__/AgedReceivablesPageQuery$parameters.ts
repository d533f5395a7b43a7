/**
 * @generated SignedSource<<c69582645d6e5608662d62350f097605>>
 * @relayHash 873804541cc317f70d107c75697c66f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9509252ddf59d171fb8d0549741a32af9c3d6f161b7f7a8409198b373e686ae3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AgedReceivablesPageQuery } from './AgedReceivablesPageQuery.graphql';

const node: PreloadableConcreteRequest<AgedReceivablesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9509252ddf59d171fb8d0549741a32af9c3d6f161b7f7a8409198b373e686ae3",
    "metadata": {},
    "name": "AgedReceivablesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
